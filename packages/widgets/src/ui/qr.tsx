import { encode } from 'uqr'

/** Width of the light margin in modules; some cameras need it. */
const QUIET = 4

/** A QR code, dark on white in both modes. Generated in the page: the key must not be sent anywhere. */
export function Qr({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET })
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={modules.join('')} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
