import { siteWords } from '@bnw/core/site'

import { Box } from './box.tsx'

/** The three boxes: new 3D slots, live casino, bingo. */
export function Boxes() {
  return (
    <ul className="boxes">
      <Box href="/slot/type/3d" title={siteWords.boxSlots()} text={siteWords.boxSlotsText()} motif="reels" />
      <Box href="/live" title={siteWords.boxLive()} text={siteWords.boxLiveText()} motif="wheel" />
      <Box
        href="/play/virtual/804"
        title={siteWords.boxBingo()}
        text={siteWords.boxBingoText()}
        motif="balls"
      />
    </ul>
  )
}
