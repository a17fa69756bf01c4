import { inBoth } from '../deterministic.ts'
import { ACCOUNT_QUESTIONS } from './questions-account.ts'
import { MONEY_QUESTIONS } from './questions-money.ts'

/** A question and its answer, in each language. */
export interface Question {
  readonly tr: readonly [question: string, answer: string]
  readonly en: readonly [question: string, answer: string]
}

export const QUESTIONS: readonly Question[] = [...ACCOUNT_QUESTIONS, ...MONEY_QUESTIONS]

/** Each question is a heading of the third level, followed by the paragraph that answers it. */
export const faq = inBoth(written('tr'), written('en'))

function written(lang: 'tr' | 'en'): string {
  return QUESTIONS.map(({ [lang]: [question, answer] }) => `<h3>${question}</h3><p>${answer}</p>`).join('')
}
