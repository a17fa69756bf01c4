/** Drawings of games and prizes, on 100 × 100 units in the letters of `nouns.ts`. Cards are ivory with red and black. */
export const GAME_DRAWINGS = {
  blackjack:
    '<path fill="M" d="m6 30 38-16 25 58-38 16z"/><path fill="I" d="m9 31 34-14 22 52-34 14z"/><path fill="#B3261E" d="M27 45q0-6 6-5 2-5 7-2 6 5-3 16-12-1-10-9z"/><path fill="G" d="M46 12h46v68H46z"/><path fill="I" d="M48 14h42v64H48z"/><path fill="#14181A" d="M69 26q16 14 16 23 0 9-9 9-3 0-5-2 0 7 4 10H63q4-3 4-10-2 2-5 2-9 0-9-9 0-9 16-23z"/>',
  baccarat:
    '<path fill="G" d="m2 34 30-8 14 54-30 8z"/><path fill="I" d="m4 35 27-7 13 50-27 7z"/><path fill="#B3261E" d="m23 44 10 11-6 14-10-11z"/><path fill="G" d="M34 18h32v60H34z"/><path fill="I" d="M36 20h28v56H36z"/><path fill="#14181A" d="M50 32q12 10 12 17 0 6-6 6-3 0-5-2 0 6 3 8h-8q3-2 3-8-2 2-5 2-6 0-6-6 0-7 12-17z"/><path fill="G" d="m69 26 30 8-15 54-30-8z"/><path fill="I" d="m70 28 27 7-13 50-27-7z"/><path fill="#B3261E" d="M70 50q2-6 7-3 5-4 8 1 2 8-10 16-9-8-5-14z"/>',
  poker:
    '<g stroke="G" stroke-width="2"><path fill="I" d="m3 45 23-17 33 47-23 17z"/><path fill="I" d="m18 27 26-10 20 53-26 10z"/><path fill="I" d="M36 16h28v58H36z"/><path fill="I" d="m56 17 26 10-20 53-26-10z"/><path fill="I" d="m74 28 23 17-33 47-23-17z"/></g><path fill="#B3261E" d="M72 46q4-4 7 0 6-1 6 5-3 7-15 7-3-9 2-12zM17 48l8 3-1 9-8-3z"/><path fill="#14181A" d="M50 26q9 8 9 13 0 5-5 5-2 0-3-1 0 4 2 6h-6q2-2 2-6-1 1-3 1-5 0-5-5 0-5 9-13z"/>',
  fortune:
    '<circle cx="50" cy="52" r="46" fill="A"/><circle cx="50" cy="52" r="40" fill="G"/><path fill="M" d="M50 52 50 14a38 38 0 0 1 27 11zM50 52 88 52a38 38 0 0 1-11 27zM50 52v38a38 38 0 0 1-27-11zM50 52H12a38 38 0 0 1 11-27z"/><path fill="P" d="M50 52 77 25a38 38 0 0 1 11 27zM50 52l27 27a38 38 0 0 1-27 11zM50 52 23 79a38 38 0 0 1-11-27zM50 52 23 25a38 38 0 0 1 27-11z"/><path fill="I" d="M50 52 50 14a38 38 0 0 1 15 3zM50 52v38a38 38 0 0 1-15-3z"/><circle cx="50" cy="52" r="11" fill="I"/><circle cx="50" cy="52" r="5" fill="G"/><path fill="I" d="M41 0h18l-9 20z"/>',
  chest:
    '<path fill="P" d="M20 34h8l4-14h8l2 14h10l6-20 8 20h14v12H20z"/><circle cx="38" cy="34" r="8" fill="A"/><circle cx="58" cy="30" r="9" fill="I"/><circle cx="74" cy="38" r="7" fill="A"/><path fill="M" d="M6 44h88v44H6z"/><path fill="A" d="M6 44h88v9H6zM6 79h88v9H6zM16 44h8v44h-8zM76 44h8v44h-8z"/><path fill="I" d="M41 54h18v20H41z"/><path fill="G" d="M47 59h6v9h-6z"/>',
  tower:
    '<path fill="M" d="M32 92V42h36v50z"/><path fill="A" d="M26 32h48v12H26z"/><path fill="P" d="M50 2 72 32H28z"/><path fill="I" d="M44 50h12v14H44zM40 80a10 10 0 0 1 20 0v12H40z"/><path fill="A" d="M22 90h56v6H22z"/><path fill="I" d="M49 0h2v8h-2z"/>',
  horse:
    '<path fill="M" d="M20 92q2-30 18-42-16 4-24 16l-8-8Q16 34 40 26l4-18 14 14q24 10 26 36l8 34z"/><path fill="A" d="M58 22q24 10 26 36l8 34H74q4-40-24-62zM14 66l-8-8q2-6 6-11l10 7q-4 5-8 12z"/><circle cx="38" cy="36" r="4" fill="I"/>',
  slip: '<path fill="I" d="M20 4h60v88l-10-7-10 7-10-7-10 7-10-7-10 7z"/><path fill="M" d="M28 14h44v8H28zM28 30h26v5H28zM28 44h26v5H28zM28 58h26v5H28z"/><path fill="P" d="M62 28h10v9H62zM62 42h10v9H62zM62 56h10v9H62z"/>',
  football:
    '<circle cx="50" cy="50" r="44" fill="I"/><path fill="G" d="m50 32 17 12-6 20H39l-6-20zM50 6l14 6-14 11L36 12zM92 38l2 16-11-3-5-17zM76 86l-15 7 2-13 14-11zM24 86l15 7-2-13-14-11zM8 38 6 54l11-3 5-17z"/>',
  coins:
    '<g stroke="G" stroke-width="2"><path fill="M" d="M6 62v22q0 10 24 10t24-10V62z"/><ellipse cx="30" cy="62" rx="24" ry="10" fill="A"/><path fill="M" d="M46 40v32q0 10 24 10t24-10V40z"/><ellipse cx="70" cy="40" rx="24" ry="10" fill="A"/></g><path fill="none" stroke="I" stroke-width="3" d="M6 73q0 9 24 9t24-9M46 52q0 9 24 9t24-9M46 63q0 9 24 9t24-9"/><circle cx="30" cy="24" r="19" fill="P"/><circle cx="30" cy="24" r="13" fill="none" stroke="I" stroke-width="3"/>',
  gift: '<path fill="M" d="M10 42h80v50H10z"/><path fill="A" d="M4 28h92v18H4z"/><path fill="P" d="M41 28h18v64H41z"/><path fill="none" stroke="P" stroke-width="8" d="M50 27q-34 2-30-14 8-14 30 14 22-28 30-14 4 16-30 14z"/><path fill="I" d="M10 46h80v3H10z"/>',
  trophy:
    '<path fill="none" stroke="M" stroke-width="8" d="M24 18H8q0 30 24 32M76 18h16q0 30-24 32"/><path fill="A" d="M22 8h56q2 44-20 54v14H42V62Q20 52 22 8z"/><path fill="I" d="M32 14h8q-1 26 6 40-14-10-14-40z"/><path fill="M" d="M30 76h40v8H30z"/><path fill="P" d="M22 84h56v10H22z"/>',
  reels:
    '<path fill="A" d="M2 12h96v72H2z"/><path fill="M" d="M20 0h60l8 12H12z"/><path fill="G" d="M9 22h82v52H9z"/><path fill="I" d="M12 25h24v46H12zM38 25h24v46H38zM64 25h24v46H64z"/><path fill="P" d="M24 34 33 48 24 62 15 48zM50 34 59 48 50 62 41 48zM76 34 85 48 76 62 67 48z"/><path fill="M" d="M9 46h5v4H9zM86 46h5v4h-5zM14 84h72v10H14z"/>',
  ticket:
    '<path fill="A" d="M2 24h96v18a9 9 0 0 0 0 18v18H2V60a9 9 0 0 0 0-18z"/><path fill="G" d="M66 28h3v6h-3zM66 40h3v6h-3zM66 52h3v6h-3zM66 64h3v6h-3z"/><path fill="P" d="m36 34 5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z"/>',
  shield:
    '<path fill="M" d="M50 2 92 16q4 54-42 82Q4 70 8 16z"/><path fill="A" d="M50 12 82 22q2 42-32 64z"/><path fill="I" d="m28 46 16 16 30-32 6 7-36 40-22-24z"/>'
} as const
