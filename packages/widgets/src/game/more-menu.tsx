import { moment } from '@bnw/core/contract'
import { contentPath } from '@bnw/core/content'
import { playWords } from '@bnw/core/game'
import { formatMoment, serverNow } from '@bnw/core/lib'
import { useState } from 'react'

import { siteUrl, useLanguage, useWords } from '../kit/index.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { MoreIcon } from '../ui/icons/more.tsx'
import { Menu, type MenuItem } from '../ui/menu.tsx'
import { supportLink } from '../ui/support-link.ts'
import type { Facts } from './use-play.ts'

/** A further menu item that the bar has no room for. */
export interface MoreAction {
  label: string
  run: () => void
}

interface MoreMenuProps {
  facts: Facts
  actions?: readonly MoreAction[]
  onReality: () => void
}

/** The menu of rarely used items: rules, help, the reality check. */
export function MoreMenu({ facts, actions = [], onReality }: MoreMenuProps) {
  const words = useWords(playWords)
  const [isReporting, setReporting] = useState(false)
  const all: readonly MoreAction[] = [
    ...actions,
    { label: words.rules(), run: openRules },
    { label: words.reality(), run: onReality },
    { label: words.report(), run: () => setReporting(true) }
  ]
  const items: MenuItem[] = all.map(({ label }, index) => ({ id: `${index}`, label }))
  return (
    <>
      <Menu
        label={words.more()}
        trigger={<MoreIcon />}
        items={items}
        onSelect={id => all[Number(id)]?.run()}
      />
      {isReporting && <Report facts={facts} onClose={() => setReporting(false)} />}
    </>
  )
}

/** Opens the rules in another window, so that the game stays open. */
export function openRules(): void {
  open(siteUrl(contentPath('CasinoRules')), '_blank', 'noopener')
}

/** The details that support needs; no personal data. */
function Report({ facts, onClose }: { facts: Facts; onClose: () => void }) {
  const words = useWords(playWords)
  const language = useLanguage()
  const [now] = useState(() => moment(serverNow()))
  const support = supportLink()
  const text = [
    [facts.name, facts.provider].filter(Boolean).join(' · '),
    `${facts.type}/${facts.id}`,
    formatMoment(now, language)
  ].join('\n')
  return (
    <Dialog
      open
      title={words.report()}
      size="small"
      onClose={onClose}
      closeLabel={words.close()}
      footer={
        <>
          <CopyButton text={text} />
          {support && (
            <ButtonLink kind="primary" {...support}>
              {words.support()}
            </ButtonLink>
          )}
          {!support && <Button onClick={onClose}>{words.close()}</Button>}
        </>
      }
    >
      <p>{words.reportText()}</p>
      <p className="report number">{text}</p>
    </Dialog>
  )
}
