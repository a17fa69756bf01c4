import { CheckIcon } from './icons/check.tsx'
import { DotIcon } from './icons/dot.tsx'
import css from './password-rules.css?inline'

export const passwordRulesStyles = css

export interface PasswordRulesProps {
  id: string
  title: string
  rules: readonly { id: string; label: string; isMet: boolean; isRecommended: boolean }[]
  /** Labels of a rule: optional, met, not met. */
  recommendedLabel: string
  metLabel: string
  missingLabel: string
}

/** The rules of a password, checked while typing. Needs `passwordRulesStyles`. */
export function PasswordRules({ id, title, rules, ...labels }: PasswordRulesProps) {
  return (
    <div className="password-rules" id={id}>
      <p>{title}</p>
      <ul>
        {rules.map(rule => (
          <li key={rule.id} className={rule.isMet ? 'met' : undefined}>
            {rule.isMet ? <CheckIcon /> : <DotIcon />}
            <span>
              {rule.label}
              {rule.isRecommended && <small> ({labels.recommendedLabel})</small>}
              <span className="visually-hidden"> {rule.isMet ? labels.metLabel : labels.missingLabel}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
