import { finance, type HandlersOf } from '@bnw/core/contract'

import {
  deleteAccount,
  houseAccount,
  listAccounts,
  listBanks,
  saveAccount
} from '../cashier/bank-accounts.ts'
import { listEntries, listMethods, setFavouriteMethod, type Viewer } from '../cashier/methods.ts'
import { transferMoney } from '../cashier/transfer.ts'
import { playerOf, type Context, type Language } from '../context.ts'
import { liraText, liraWithCommas } from '../ledger/lira.ts'
import { CATEGORIES, SUB_CATEGORIES, TYPES } from '../ledger/names.ts'
import { NOT_FOUND, Refusal, type Message } from '../refusal.ts'
import { assertConfirmed } from '../session/confirmation.ts'
import { listTransactions } from './transactions.ts'
import { sessionOf } from './user-session.ts'

export const financeHandlers = {
  checkBalance: (_input, context) => {
    const { balance, player } = sessionOf(context)
    if (player.behaviour === 'balance-missing' && balance === 0n) return [{}]
    if (player.behaviour === 'balance-text') return [{ balance: liraWithCommas(balance) }]
    // Exact: up to 10¹⁴ kuruş, a number with two decimals converts back to the same kuruş.
    return [{ balance: Number(liraText(balance)) }]
  },

  listTransactions: (input, context) =>
    listTransactions(context.database, input, { playerId: playerOf(context).id, lang: context.lang }),

  listBanks: (_input, { database }) => listBanks(database),
  listBankAccounts: (_input, context) => listAccounts(context.database, playerOf(context).id),
  getBankAccount: ({ bankID }, { database }) => houseAccount(database, bankID),

  saveBankAccount: async (form, context) => {
    assertConfirmed(context)
    const { database } = context
    const id = await saveAccount(database, playerOf(context).id, { form, now: context.now() })
    return { bankAccountID: id }
  },

  deleteBankAccount: ({ bankAccountID }, context) =>
    deleteAccount(context.database, playerOf(context).id, bankAccountID),

  listCashMethodsNew: async ({ Type, methodID }, context) => {
    const filter = { direction: Type, methodId: methodID }
    return { methods_list: await listEntries(context.database, viewerOf(context), filter) }
  },

  listCashMethods: ({ Type, methodID, favorites }, context) => {
    const filter = { direction: Type, methodId: methodID, isFavourite: favorites === 1 }
    return listMethods(context.database, viewerOf(context), filter)
  },

  listHighlightedCashMethods: ({ Type }, context) =>
    listMethods(context.database, viewerOf(context), { direction: Type, isHighlighted: true }),

  addFavoriteCashMethod: ({ id, Type }, context) =>
    setFavouriteMethod(context.database, playerOf(context).id, { id, direction: Type, isFavourite: true }),

  removeFavoriteCashMethod: ({ id, Type }, context) =>
    setFavouriteMethod(context.database, playerOf(context).id, { id, direction: Type, isFavourite: false }),

  checkFavoriteCashMethod: async ({ id, Type }, context) => {
    const [method] = await listMethods(context.database, viewerOf(context), { direction: Type, methodId: id })
    if (!method) throw new Refusal(NOT_FOUND, 404)
    return { isFavorite: method.isFavorite }
  },

  saveBankTransfer: (form, context) => transferMoney(context, finance.saveBankTransfer, form),
  saveCepBankTransfer: (form, context) => transferMoney(context, finance.saveCepBankTransfer, form),

  listTypesFrontend: (_input, { lang }) => named(TYPES, lang),
  listCategories: (_input, { lang }) => named(CATEGORIES, lang),
  listSubCategories: (_input, { lang }) =>
    named(SUB_CATEGORIES, lang).map(row => ({ ...row, category_id: row.id.slice(0, -2) }))
} satisfies HandlersOf<typeof finance, Context>

function viewerOf(context: Context): Viewer {
  return { playerId: playerOf(context).id, lang: context.lang }
}

function named(names: Readonly<Record<number, Message>>, lang: Language) {
  return Object.entries(names).map(([id, name]) => ({ id, name: name[lang] }))
}
