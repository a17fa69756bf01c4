import '@bnw/widgets/quick-deposit'
import '../styles/deposit-sheet.css'

import { cashierWords } from '@bnw/core/cashier'
import { siteWords } from '@bnw/core/site'
import { CloseIcon } from '@bnw/widgets/icons/close'

/** The quick deposit as a modal dialog over an open game. */
export function DepositSheet({ onClose }: { onClose: () => void }) {
  return (
    <dialog
      ref={openModal}
      className="deposit-sheet"
      aria-label={cashierWords.quickTitle()}
      onClose={onClose}
    >
      <div>
        <header>
          <h2>{cashierWords.quickTitle()}</h2>
          <button type="button" aria-label={siteWords.close()} onClick={onClose}>
            <CloseIcon />
          </button>
        </header>
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
