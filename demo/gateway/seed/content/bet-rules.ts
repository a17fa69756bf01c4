import { inBoth } from '../deterministic.ts'

/** Nearly empty on purpose: a page has to look right then, too. */
export const betRules = inBoth(
  '<p>Bahis kuralları hazırlanıyor.</p>',
  '<p>The bet rules are being prepared.</p>'
)
