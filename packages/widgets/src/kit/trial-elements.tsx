/** Elements that only tests of the kit use. Each shows the kit at one thing. */
import { gatewayWords } from '@bnw/core/gateway'
import { useState } from 'react'

import {
  choice,
  declareElement,
  defineElement,
  detail,
  type EventsOf,
  type PropsOf,
  useElementState,
  useEmit,
  useNavigation,
  useRefresh,
  useWords
} from './index.ts'

export const trial = declareElement({
  tag: 'bnw-trial',
  tier: 'public',
  attributes: { type: choice('slot', 'live'), gameId: '', limit: 10, noSearch: false },
  events: { 'bnw-search': detail<{ length: number; results: number }>() },
  styles: ['.trial { color: rgb(1, 2, 3) }'],
  place: '200px',
  methods: ['refresh']
})

function Trial({ gameId, limit, noSearch, type }: PropsOf<typeof trial>) {
  const words = useWords(gatewayWords)
  const emit = useEmit<EventsOf<typeof trial>>()
  const { navigate } = useNavigation()
  const [count, setCount] = useState(0)
  const [loads, setLoads] = useState(0)
  useElementState('ready')
  useRefresh(async () => {
    await Promise.resolve()
    setLoads(loads + 1)
  })
  if (gameId === 'broken') throw new Error('broken')

  return (
    <div className="trial">
      <output id="props">{[type, gameId, limit, noSearch].join(' ')}</output>
      <output id="loads">{loads}</output>
      <output id="words">{words.retry()}</output>
      <button id="count" onClick={() => setCount(count + 1)}>
        {count}
      </button>
      <button id="tell" onClick={() => emit('bnw-search', { length: 3, results: 0 })}>
        Tell
      </button>
      <button id="go" onClick={() => navigate('/slot?search=a')}>
        Go
      </button>
    </div>
  )
}

export const trialForm = declareElement({
  tag: 'bnw-trial-form',
  tier: 'private',
  attributes: {},
  events: {},
  styles: ['bnw-trial-form input { color: rgb(4, 5, 6) }'],
  light: true
})

function TrialForm() {
  return <input name="username" aria-label="Name" />
}

export function defineTrials(): void {
  defineElement(trial, Trial)
  defineElement(trialForm, TrialForm)
}
