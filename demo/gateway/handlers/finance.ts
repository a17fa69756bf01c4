import type { finance, HandlersOf } from '@bnw/core/contract'

import { playerOf, type Context } from '../context.ts'
import { balanceOf } from '../money/ledger.ts'
import { liraText, liraWithCommas } from '../money/lira.ts'
import { listTransactions } from './transactions.ts'
import { unavailable } from './unavailable.ts'

export const financeHandlers = {
  checkBalance: async (_input, context) => {
    const { id, behaviour } = playerOf(context)
    const balance = await balanceOf(context.database, id)
    if (behaviour === 'balance-missing' && balance === 0n) return [{}]
    if (behaviour === 'balance-text') return [{ balance: liraWithCommas(balance) }]
    // Exact: up to 10¹⁴ kuruş a number of lira with two decimals reads back as the same kuruş.
    return [{ balance: Number(liraText(balance)) }]
  },

  listTransactions: (input, context) =>
    listTransactions(context.database, input, { playerId: playerOf(context).id, lang: context.lang }),

  listBanks: unavailable,
  listBankAccounts: unavailable,
  getBankAccount: unavailable,
  saveBankAccount: unavailable,
  deleteBankAccount: unavailable,
  listCashMethodsNew: unavailable,
  listCashMethods: unavailable,
  listHighlightedCashMethods: unavailable,
  addFavoriteCashMethod: unavailable,
  removeFavoriteCashMethod: unavailable,
  checkFavoriteCashMethod: unavailable,
  saveBankTransfer: unavailable,
  saveCepBankTransfer: unavailable,
  listTypesFrontend: unavailable,
  listCategories: unavailable,
  listSubCategories: unavailable
} satisfies HandlersOf<typeof finance, Context>
