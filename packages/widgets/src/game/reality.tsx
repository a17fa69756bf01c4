import { type Kurus } from '@bnw/core/contract'
import {
  $realityMinutes,
  $reminder,
  chooseRealityMinutes,
  dismissReminder,
  checkReality,
  playWords,
  type PlayStore,
  REALITY_CHOICES,
  type Reminder
} from '@bnw/core/game'
import { formatMoney } from '@bnw/core/lib'
import { pathTo } from '@bnw/core/routes'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { useLanguage, useNavigation, useWords } from '../kit/index.ts'
import { Button } from '../ui/button.tsx'
import { Chips } from '../ui/chips.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { shortTime } from './strip.tsx'

/** Shows the reality check while the game is open. Returns whether it is shown. */
export function useReality(store: PlayStore): boolean {
  useEffect(() => {
    const timer = setInterval(() => checkReality(store.$rounds.get().current !== ''), 1_000)
    return () => clearInterval(timer)
  }, [store])
  return useStore($reminder) !== undefined
}

/** "off", "15 min". */
export function useRealityChoice(): string {
  const words = useWords(playWords)
  const minutes = useStore($realityMinutes)
  return minutes === 0 ? words.off() : words.minutes(minutes)
}

interface RealitySettingsProps {
  open: boolean
  onClose: () => void
}

/** The choice of the reminder interval. */
export function RealitySettings({ open, onClose }: RealitySettingsProps) {
  const words = useWords(playWords)
  const minutes = useStore($realityMinutes)
  const choose = (id: string) => {
    chooseRealityMinutes(REALITY_CHOICES.find(choice => `${choice}` === id) ?? 0)
    onClose()
  }
  return (
    <Dialog open={open} title={words.reality()} size="small" onClose={onClose} closeLabel={words.close()}>
      <p>{words.realityText()}</p>
      <Chips
        label={words.reality()}
        chips={REALITY_CHOICES.map(choice => ({
          id: `${choice}`,
          label: choice === 0 ? words.off() : words.minutes(choice)
        }))}
        selected={`${minutes}`}
        onSelect={choose}
      />
    </Dialog>
  )
}

/** The reminder. It cannot be dismissed: the player continues, opens the history, or leaves. */
export function RealityReminder({ onLeave }: { onLeave: () => void }) {
  const words = useWords(playWords)
  const reminder = useStore($reminder)
  const { navigate } = useNavigation()
  const leave = () => {
    dismissReminder()
    onLeave()
  }
  const history = () => {
    dismissReminder()
    navigate(pathTo('profile', { tab: 'games' }))
  }
  if (!reminder) return null
  return (
    <Dialog
      open
      title={words.reality()}
      size="small"
      decision
      footer={
        <>
          <Button kind="text" onClick={leave}>
            {words.exit()}
          </Button>
          <Button onClick={history}>{words.history()}</Button>
          <Button kind="primary" data-first onClick={dismissReminder}>
            {words.goOn()}
          </Button>
        </>
      }
    >
      <Figures reminder={reminder} />
    </Dialog>
  )
}

function Figures({ reminder }: { reminder: Reminder }) {
  const words = useWords(playWords)
  const language = useLanguage()
  const money = (amount: Kurus, sign = false) => formatMoney(amount, language, { sign })
  const figures = [
    [words.played(), shortTime(reminder.played)],
    [words.staked(), money(reminder.out)],
    [words.won(), money(reminder.in)],
    [words.net(), money(reminder.net, true)]
  ]
  return (
    <dl className="figures">
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="number">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
