import { historyWords, signedAmount, type Transaction } from '@bnw/core/history'
import { $language, formatZonedMoment } from '@bnw/core/lib'
import { useStore } from '@nanostores/react'
import { type ReactNode, useRef } from 'react'

import { useStyles, useWords } from '../../kit/index.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog, dialogStyles } from '../../ui/dialog.tsx'
import { Amount } from '../amount.tsx'
import { Status } from '../status.tsx'
import css from './details.css?inline'
import { nameOf, noteOf } from './naming.ts'

const styles = [dialogStyles, css]

/** All details of one movement, with its number to copy. */
export function Details({ transaction: row, onClose }: { transaction: Transaction; onClose: () => void }) {
  useStyles(styles)
  const words = useWords(historyWords)
  const language = useStore($language)
  const number = useRef<HTMLSpanElement>(null)
  const { id, date, note, type_name, method_name, game_name, balance_after } = row
  const moment = date !== undefined && formatZonedMoment(date, language)
  return (
    <Dialog open title={nameOf(row)} closeLabel={words.close()} onClose={onClose}>
      <dl className="details">
        <Fact name={words.amount()}>
          <strong>
            <Amount {...signedAmount(row)} />
          </strong>
        </Fact>
        <Fact name={words.status()}>
          <Status status={row.transaction_status} />
        </Fact>
        <Fact name={words.note()}>{noteOf(row) || note}</Fact>
        <Fact name={words.date()}>{moment}</Fact>
        <Fact name={words.type()}>{type_name}</Fact>
        <Fact name={words.method()}>{method_name}</Fact>
        <Fact name={words.game()}>{game_name}</Fact>
        <Fact name={words.balanceAfter()}>
          {balance_after !== undefined && <Amount value={balance_after} />}
        </Fact>
        <Fact name={words.number()}>
          <span className="number" ref={number}>
            {id}
          </span>
          <CopyButton text={id} label={words.copy()} doneLabel={words.copied()} source={number} />
        </Fact>
      </dl>
    </Dialog>
  )
}

/** Renders nothing without a value. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
