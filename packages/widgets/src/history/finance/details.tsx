import { historyWords, signedAmount, type Transaction } from '@bnw/core/history'
import { formatZonedMoment } from '@bnw/core/lib'

import { useLanguage, useStyles, useWords } from '../../kit/index.ts'
import { CopiedFact } from '../../ui/copied-fact.tsx'
import { Dialog, dialogStyles } from '../../ui/dialog.tsx'
import { Fact } from '../../ui/fact.tsx'
import { StatusChip } from '../../ui/status-chip.tsx'
import { Amount } from '../amount.tsx'
import css from './details.css?inline'
import { nameOf, noteOf } from './naming.ts'

const styles = [dialogStyles, css]

/** All details of one movement, with its number to copy. */
export function Details({ transaction: row, onClose }: { transaction: Transaction; onClose: () => void }) {
  useStyles(styles)
  const words = useWords(historyWords)
  const language = useLanguage()
  const { id, date, note, type_name, method_name, game_name, balance_after } = row
  const moment = date !== undefined && formatZonedMoment(date, language)
  return (
    <Dialog open title={nameOf(row)} closeLabel={words.close()} onClose={onClose}>
      <dl className="details">
        <Fact label={words.amount()}>
          <strong>
            <Amount {...signedAmount(row)} />
          </strong>
        </Fact>
        <Fact label={words.status()}>
          {row.transaction_status !== undefined && <StatusChip status={row.transaction_status} />}
        </Fact>
        <Fact label={words.note()}>{noteOf(row) || note}</Fact>
        <Fact label={words.date()}>{moment}</Fact>
        <Fact label={words.type()}>{type_name}</Fact>
        <Fact label={words.method()}>{method_name}</Fact>
        <Fact label={words.game()}>{game_name}</Fact>
        <Fact label={words.balanceAfter()}>
          {balance_after !== undefined && <Amount value={balance_after} />}
        </Fact>
        <CopiedFact label={words.number()} text={id} />
      </dl>
    </Dialog>
  )
}
