import { inBoth } from '../deterministic.ts'

/** Nearly empty on purpose: a page has to look right then, too. */
export const betRules = inBoth(
  '<p><strong>[örnek metin]</strong> Bahis kuralları hazırlanıyor.</p>',
  '<p><strong>[sample text]</strong> The bet rules are being prepared.</p>'
)
