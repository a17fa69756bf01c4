import '@bnw/widgets/quick-deposit'
import '../styles/deposit-sheet.css'

import { cashierWords } from '@bnw/core/cashier'
import { playOf, type PlayKey } from '@bnw/core/game'
import { siteWords } from '@bnw/core/site'
import { CloseIcon } from '@bnw/widgets/icons/close'
import { useStore } from '@nanostores/react'

/** The quick deposit as a modal dialog over an open game, with the reason if the game has refused a stake. */
export function DepositSheet({ game, onClose }: { game: PlayKey; onClose: () => void }) {
  const { isBalanceTooLow } = useStore(playOf(game).$rounds)
  return (
    <dialog
      ref={openModal}
      className="deposit-sheet"
      aria-label={cashierWords.quickTitle()}
      aria-describedby={isBalanceTooLow ? 'deposit-reason' : undefined}
      onClose={onClose}
    >
      <div>
        <header>
          <h2>{cashierWords.quickTitle()}</h2>
          <button type="button" aria-label={siteWords.close()} onClick={onClose}>
            <CloseIcon />
          </button>
        </header>
        {isBalanceTooLow && (
          <p id="deposit-reason" className="reason">
            {siteWords.balanceTooLow()}
          </p>
        )}
        <bnw-quick-deposit />
      </div>
    </dialog>
  )
}

/** Closed before it is removed, so that the focus returns to the game's bar. */
function openModal(sheet: HTMLDialogElement): () => void {
  sheet.showModal()
  return () => sheet.close()
}
