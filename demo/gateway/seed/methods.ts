import type { TextInBoth } from '../db/schema/columns.ts'
import { inBoth } from './deterministic.ts'

/** A method for deposits (`1`) or withdrawals (`2`). Amounts in kuruş. */
export interface MethodSeed {
  readonly id: string
  readonly direction: 1 | 2
  readonly name: TextInBoth
  /** 1 transfer, 3 mobile transfer, others by the payment page of a provider. */
  readonly transferType: number
  /** Subcategory of its transactions, see ledger/names.ts. */
  readonly subCategory: number
  readonly min: number
  readonly max: number
  /** Percentage of the amount, for information. */
  readonly fee: number
  readonly duration: TextInBoth
  readonly fields: readonly string[]
  /** The only amounts it accepts, in kuruş; empty: any amount between min and max. */
  readonly amounts: readonly number[]
  readonly bankId: string | null
  readonly groupId: string | null
  readonly isHighlighted: boolean
  /** A favourite of the demo player. */
  readonly isFavourite: boolean
  /** Always refused. */
  readonly isClosed: boolean
}

export interface MethodGroupSeed {
  readonly id: string
  readonly name: TextInBoth
}

export const METHOD_GROUPS: readonly MethodGroupSeed[] = [
  { id: 'g1', name: inBoth('Banka havalesi', 'Bank transfer') },
  { id: 'g2', name: inBoth('Cüzdanlar', 'Wallets') },
  { id: 'g3', name: inBoth('Ön ödemeli kodlar', 'Prepaid codes') }
]

const INSTANT = inBoth('anında', 'instant')
const TRANSFER_FIELDS = ['amount', 'account', 'reference_number', 'sender_identity']
const MOBILE_FIELDS = [
  'amount',
  'reference_number',
  'sender_phone',
  'receiver_phone',
  'sender_identity',
  'receiver_identity'
]
const WITHDRAW_FIELDS = ['method', 'amount', 'identity_valid_until', 'account', 'note']

const PLAIN = {
  transferType: 5,
  fee: 0,
  duration: INSTANT,
  fields: ['amount'],
  amounts: [],
  bankId: null,
  groupId: null,
  isHighlighted: false,
  isFavourite: false,
  isClosed: false
} satisfies Partial<MethodSeed>

const DEPOSITS: readonly ListedMethod[] = [
  {
    ...deposit('101', inBoth('Havale/EFT', 'Bank transfer/EFT'), [100, 50_000]),
    transferType: 1,
    duration: minutes(5, 15),
    fields: TRANSFER_FIELDS,
    bankId: '99991',
    isHighlighted: true,
    isFavourite: true
  },
  {
    ...deposit('102', inBoth('Cep havalesi', 'Mobile transfer'), [50, 5_000]),
    transferType: 3,
    duration: minutes(2, 10),
    fields: MOBILE_FIELDS,
    isHighlighted: true
  },
  { ...deposit('103', both('Pulcüzdan'), [20, 20_000]), fee: 1.5 },
  { ...deposit('104', both('Kumbara Kart'), [50, 10_000]), isFavourite: true },
  { ...deposit('105', inBoth('QR ile yatır', 'Deposit by QR'), [20, 7_500]), isHighlighted: true },
  {
    ...deposit('106', inBoth('Rıhtım Çeki', 'Rıhtım voucher'), [50, 1_000]),
    amounts: lira(50, 100, 250, 500, 1_000),
    fields: ['amount', 'reference_number']
  },
  ...[
    ['111', 'Kavaklı Bank', '99992'],
    ['112', 'Ihlamur Bank', '99993'],
    ['113', 'Rüzgârgülü Bank', '99994']
  ].map(([id = '', name = '', bankId = '']) => ({
    ...deposit(id, both(name), [100, 50_000]),
    transferType: 1,
    duration: minutes(10, 30),
    fields: [...TRANSFER_FIELDS, 'branch'],
    bankId,
    groupId: 'g1'
  })),
  { ...deposit('121', both('Zarf Cüzdan'), [50, 15_000]), fee: 1, groupId: 'g2' },
  { ...deposit('122', both('Bilye Cüzdan'), [20, 10_000]), groupId: 'g2' },
  { ...deposit('131', both('Martı Kod'), [25, 500]), amounts: lira(25, 50, 100, 250, 500), groupId: 'g3' },
  { ...deposit('132', both('Fener Kod'), [50, 1_000]), amounts: lira(50, 100, 500, 1_000), groupId: 'g3' },
  { ...deposit('133', both('Simit Kod'), [10, 200]), amounts: lira(10, 20, 50, 100, 200), groupId: 'g3' },
  {
    ...deposit('134', both('Makara Kod'), [100, 2_500]),
    amounts: lira(100, 250, 1_000, 2_500),
    groupId: 'g3'
  }
]

const WITHDRAWALS: readonly ListedMethod[] = [
  { ...withdrawal('201', inBoth('Havale/EFT', 'Bank transfer/EFT'), [200, 100_000]), transferType: 1 },
  { ...withdrawal('202', inBoth('Cep havalesi', 'Mobile transfer'), [100, 5_000]), transferType: 3 },
  { ...withdrawal('203', both('Pulcüzdan'), [100, 20_000]), fee: 1.5 },
  withdrawal('204', both('Kumbara Kart'), [100, 10_000]),
  {
    ...withdrawal('205', inBoth('Gölge Katılım hızlı', 'Gölge Katılım express'), [200, 25_000]),
    duration: minutes(5, 30)
  },
  { ...withdrawal('206', inBoth('Posta havalesi', 'Postal order'), [100, 5_000]), isClosed: true }
]

/** Methods that are not listed are bank transfers. */
const SUB_CATEGORIES: Readonly<Record<string, number>> = {
  102: 102,
  103: 103,
  104: 104,
  105: 103,
  106: 105,
  121: 103,
  122: 103,
  131: 105,
  132: 105,
  133: 105,
  134: 105,
  202: 202,
  203: 203,
  204: 204
}

/** A method before its subcategory is looked up. */
type ListedMethod = Omit<MethodSeed, 'subCategory'>

export const METHODS: readonly MethodSeed[] = [...DEPOSITS, ...WITHDRAWALS].map(method => ({
  ...method,
  subCategory: SUB_CATEGORIES[method.id] ?? method.direction * 100 + 1
}))

function deposit(id: string, name: TextInBoth, [min, max]: readonly [number, number]): ListedMethod {
  return { ...PLAIN, id, direction: 1, name, min: min * 100, max: max * 100 }
}

function withdrawal(id: string, name: TextInBoth, [min, max]: readonly [number, number]): ListedMethod {
  const duration = inBoth('en çok 24 saat', 'up to 24 hours')
  return {
    ...PLAIN,
    id,
    direction: 2,
    name,
    min: min * 100,
    max: max * 100,
    duration,
    fields: WITHDRAW_FIELDS
  }
}

function both(name: string): TextInBoth {
  return inBoth(name, name)
}

function minutes(min: number, max: number): TextInBoth {
  return inBoth(`${min}–${max} dk`, `${min}–${max} min`)
}

function lira(...amounts: readonly number[]): readonly number[] {
  return amounts.map(amount => amount * 100)
}
