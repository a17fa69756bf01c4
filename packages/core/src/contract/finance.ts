import { boolean, enums, object, optional, type Infer } from 'superstruct'

import { defineCall } from './call.ts'
import { Method, MethodEntries, Receipt, Transfer } from './cash-method.ts'
import { dataOf, nothing, pageOf, rowsOf } from './reply.ts'
import {
  Day,
  Direction,
  Flag,
  Id,
  Instant,
  Limit,
  Money,
  Offset,
  OptionalId,
  SentAmount,
  SiteType,
  LongText,
  Text,
  Typed,
  TypedId,
  Whole
} from './shapes.ts'

/** The balance in kuruş; 0 when missing (BAL-01), which one that cannot be read must not become. */
export const checkBalance = defineCall({
  class: 'finance',
  method: 'check_balance',
  access: 'player',
  kind: 'read',
  data: object({}),
  reply: rowsOf({ struct: object({ balance: Money }), isStrict: true })
})

export const listBanks = defineCall({
  class: 'finance',
  method: 'list_banks',
  access: 'player',
  kind: 'read',
  data: object({ typeID: Whole }),
  reply: rowsOf({ struct: object({ bankID: Id, name: Text, logo: LongText }), id: 'bankID' })
})

const account = { bank_name: Text, branch_name: Text, account_number: Text, account_holder: Text, iban: Text }

export const BankAccount = object({ bankAccountID: Id, bankID: OptionalId, ...account })
export type BankAccount = Infer<typeof BankAccount>

export const listBankAccounts = defineCall({
  class: 'finance',
  method: 'list_bank_accounts',
  access: 'player',
  kind: 'read',
  data: object({ SiteType, showPrepaid: Whole }),
  reply: rowsOf({ struct: BankAccount, id: 'bankAccountID' })
})

/** The operator's account that a bank transfer is paid to. */
export const getBankAccount = defineCall({
  class: 'finance',
  method: 'get_bank_account',
  access: 'player',
  kind: 'read',
  data: object({ bankID: Id }),
  reply: dataOf(object({ bankID: OptionalId, ...account }))
})

/** Adds an account, or updates the one that `bankAccountID` names. */
export const saveBankAccount = defineCall({
  class: 'finance',
  method: 'save_bank_account',
  access: 'player',
  kind: 'change',
  data: object({
    bankAccountID: optional(Id),
    bankID: Id,
    branch_name: optional(Typed),
    account_number: optional(Typed),
    account_holder: Typed,
    iban: Typed
  }),
  reply: dataOf(object({ bankAccountID: OptionalId }))
})

export const deleteBankAccount = defineCall({
  class: 'finance',
  method: 'delete_bank_account',
  access: 'player',
  kind: 'change',
  data: object({ bankAccountID: Id }),
  reply: nothing
})

export const listCashMethodsNew = defineCall({
  class: 'finance',
  method: 'list_cash_methods_new',
  access: 'player',
  kind: 'read',
  data: object({ Type: Direction, methodID: Whole }),
  reply: dataOf(object({ methods_list: MethodEntries }), { methods_list: [] })
})

export const listCashMethods = defineCall({
  class: 'finance',
  method: 'list_cash_methods',
  access: 'player',
  kind: 'read',
  data: object({ Type: Direction, methodID: Whole, favorites: optional(Whole) }),
  reply: rowsOf({ struct: Method, id: 'id' })
})

export const listHighlightedCashMethods = defineCall({
  class: 'finance',
  method: 'list_highlighted_cash_methods',
  access: 'player',
  kind: 'read',
  data: object({ Type: Direction }),
  reply: rowsOf({ struct: Method, id: 'id' })
})

export const addFavoriteCashMethod = defineCall({
  class: 'finance',
  method: 'add_favorite_cash_method',
  access: 'player',
  kind: 'change',
  data: object({ id: Id, Type: Direction }),
  reply: nothing
})

export const removeFavoriteCashMethod = defineCall({
  class: 'finance',
  method: 'remove_favorite_cash_method',
  access: 'player',
  kind: 'change',
  data: object({ id: Id, Type: Direction }),
  reply: nothing
})

export const checkFavoriteCashMethod = defineCall({
  class: 'finance',
  method: 'check_favorite_cash_method',
  access: 'player',
  kind: 'read',
  data: object({ id: Id, Type: Direction }),
  reply: dataOf(object({ isFavorite: Flag }))
})

/** For transfer type 1. `amount` is lira as decimal text. Idempotent by `request_id`. */
export const saveBankTransfer = defineCall({
  class: 'finance',
  method: 'save_bank_transfer',
  access: 'player',
  kind: 'money',
  data: Transfer,
  reply: dataOf(Receipt)
})

/** For transfer type 3. Idempotent by `request_id`. */
export const saveCepBankTransfer = defineCall({
  class: 'finance',
  method: 'save_cep_bank_transfer',
  access: 'player',
  kind: 'money',
  data: Transfer,
  reply: dataOf(Receipt)
})

/**
 * One transaction of the player. `amount` is in kuruş and never negative: the type is the direction, 1 credit, 2 debit.
 * Status: 1001 New, 1002 Approved, 1003 Cancel. Categories: 1 deposit, 2 withdrawal, 3 casino game, 4 live casino,
 * 5 bet, 6 bonus, 7 virtual game.
 */
export const Transaction = object({
  id: Id,
  transaction_category_id: OptionalId,
  category_name: Text,
  sub_category_name: Text,
  transaction_type_id: OptionalId,
  type_name: Text,
  transaction_status: Whole,
  amount: Money,
  balance_after: Money,
  date: Instant,
  note: Text,
  method_name: Text,
  game_name: Text,
  gameID: OptionalId,
  game_type: Text,
  round_id: OptionalId,
  request_id: Text
})
export type Transaction = Infer<typeof Transaction>

/**
 * The player's transactions in the order of `OrderPar` and `OrderDir`. Days are inclusive, Europe/Istanbul.
 * `searchCategory` is one id or several, separated by commas. Source: HIST-01, NOTIF-01.
 */
export const listTransactions = defineCall({
  class: 'finance',
  method: 'list_transactions',
  access: 'player',
  kind: 'read',
  data: object({
    limit: Limit,
    offset: Offset,
    OrderDir: enums(['ASC', 'DESC'] as const),
    OrderPar: enums(['date', 'amount', 'id'] as const),
    searchType: optional(Id),
    searchCategory: optional(Id),
    searchSubCategory: optional(Id),
    startDate: optional(Day),
    endDate: optional(Day),
    status: optional(Whole),
    searchMinAmount: optional(SentAmount),
    searchID: optional(TypedId),
    concatRequire: optional(boolean())
  }),
  reply: pageOf({ struct: Transaction, id: 'id' })
})

const Named = object({ id: Id, name: Text, category_id: OptionalId })

export const listTypesFrontend = defineCall({
  class: 'finance',
  method: 'list_types_frontend',
  access: 'player',
  kind: 'read',
  data: object({}),
  reply: rowsOf({ struct: Named, id: 'id' })
})

export const listCategories = defineCall({
  class: 'finance',
  method: 'list_categories',
  access: 'player',
  kind: 'read',
  data: object({}),
  reply: rowsOf({ struct: Named, id: 'id' })
})

export const listSubCategories = defineCall({
  class: 'finance',
  method: 'list_sub_categories',
  access: 'player',
  kind: 'read',
  data: object({}),
  reply: rowsOf({ struct: Named, id: 'id' })
})
