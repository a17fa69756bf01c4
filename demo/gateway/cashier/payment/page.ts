import { pick, randomOf } from '@bnw/core/covers'

import { PALETTES } from '../../covers/palettes.ts'
import type { Language } from '../../context.ts'
import { escapeHtml } from '../../http/html.ts'
import { liraWithCommas, liraWithPoints } from '../../ledger/lira.ts'
import type { Payment } from './find.ts'
import { PAGES, WORDS } from './words.ts'

/** Content of the payment page. */
export interface PaymentPage {
  /** Undefined for an unknown token. */
  payment: (Payment & { token: string; methodInLanguage: string }) | undefined
  lang: Language
  /** The system's colour scheme where undefined. */
  mode: 'dark' | 'light' | undefined
}

/** Renders the payment page. Its script only sends the choice. */
export function renderPayment({ payment, lang, mode }: PaymentPage): string {
  const { title, text } = PAGES[payment?.direction ?? 1][payment?.state ?? 'unknown']
  return `<!doctype html>
<html lang="${lang}"${mode ? ` data-mode="${mode}"` : ''} data-palette="${paletteOf(payment)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${title[lang]}</title>
<link rel="icon" href="/assets/bilet.svg" type="image/svg+xml">
<script src="/assets/mode.js"></script>
<link rel="stylesheet" href="/assets/palettes.css">
<link rel="stylesheet" href="/assets/payment-sheet.css">
<script type="module" src="/assets/payment.js"></script>
</head>
<body>
<header>
<span class="play-money">${WORDS.playMoney[lang]}</span>
${languageLink({ payment, lang, mode })}
</header>
<main data-state="${payment?.state ?? 'unknown'}">
${payment ? `<p class="method"><span>${escapeHtml(payment.methodInLanguage)}</span></p>` : ''}
<div class="message">
<h1 tabindex="-1">${title[lang]}</h1>
<p>${text[lang]}</p>
</div>
${payment ? facts(payment, lang) : ''}
${payment?.state === 'open' ? choices(lang) : ''}
</main>
<footer>${WORDS.noRealPayment[lang]}</footer>
</body>
</html>
`
}

function facts({ amount, transactionId }: Payment, lang: Language): string {
  return `<dl>
<div><dt>${WORDS.amount[lang]}</dt><dd class="amount">${amountText(amount, lang)}</dd></div>
<div><dt>${WORDS.reference[lang]}</dt><dd>${escapeHtml(transactionId)}</dd></div>
</dl>`
}

function choices(lang: Language): string {
  return `<div class="choices" hidden>
<button type="button" class="primary" data-choice="approve">${WORDS.approve[lang]}</button>
<button type="button" class="outlined" data-choice="refuse">${WORDS.refuse[lang]}</button>
<button type="button" class="plain" data-choice="hang">${WORDS.hang[lang]}</button>
</div>
<div class="waiting" role="status" tabindex="-1" hidden>
<span class="spinner" aria-hidden="true"></span>
<p><strong>${WORDS.waiting[lang]}</strong></p>
<p class="hint" hidden>${WORDS.waitingText[lang]}</p>
</div>
<p class="failed" role="alert" data-words="${WORDS.failed[lang]}"></p>
<noscript><p class="failed">${WORDS.noScript[lang]}</p></noscript>`
}

function languageLink({ payment, lang, mode }: PaymentPage): string {
  if (!payment) return ''
  const other = lang === 'tr' ? 'en' : 'tr'
  const theme = mode ? `&amp;theme=${mode}` : ''
  const address = `/pay?token=${payment.token}&amp;lang=${other}${theme}`
  return `<a href="${address}" lang="${other}" hreflang="${other}">${WORDS.otherLanguage[lang]}</a>`
}

function paletteOf(payment: Payment | undefined): string {
  return payment ? pick(PALETTES, randomOf(`payment:${payment.methodName}`)()).name : 'Liman'
}

/** `₺1.250,00` in Turkish, `₺1,250.00` in English. */
function amountText(amount: bigint, lang: Language): string {
  return `₺${lang === 'en' ? liraWithCommas(amount) : liraWithPoints(amount)}`
}
