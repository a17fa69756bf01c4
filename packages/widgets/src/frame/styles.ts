/**
 * Of the element on the partner's page. The box and the frame in it are a `dialog`, so that the same frame can cover the
 * window, and block the page behind it, without being loaded again.
 *
 * While it waits it is transparent, not `visibility: hidden`: in a hidden frame of another site Chromium draws nothing, so
 * the frame would never learn how large its content is.
 */
export const frameStyles = `
:host {
  display: block !important;
  visibility: visible !important;
  opacity: 1 !important;
  pointer-events: auto !important;
  writing-mode: horizontal-tb !important;
  position: relative;
}
:host([hidden]) {
  display: none !important;
}
.place {
  position: relative;
  overflow: clip;
}
dialog {
  display: block;
  position: static;
  inline-size: 100%;
  block-size: 100%;
  max-inline-size: none;
  max-block-size: none;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: clip;
  background: none;
  color: inherit;
}
.place[data-below] {
  z-index: 2147483647;
}
.place[data-below],
.place[data-below] dialog {
  overflow: visible;
}
dialog:modal {
  position: fixed;
  inset: 0;
  inline-size: calc(100vw / var(--_zoom));
  block-size: calc(100vh / var(--_zoom));
  block-size: calc(100dvh / var(--_zoom));
}
dialog::backdrop {
  background: none;
}
iframe {
  display: block;
  inline-size: 100%;
  block-size: 100%;
  border: 0;
  background: none;
}
dialog:modal iframe {
  block-size: 100% !important;
}
.place[data-state='waiting'] dialog {
  position: absolute;
  inset: 0 0 auto;
  opacity: 0;
  pointer-events: none;
}
.place[data-state='open'] slot,
.place[data-state='failed'] slot,
.place[data-state='failed'] dialog,
.failure {
  display: none;
}
.place[data-state='failed'] .failure {
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 12px;
  min-block-size: inherit;
  padding: 16px;
  border: 1px solid color-mix(in srgb, currentcolor 24%, transparent);
  border-radius: 12px;
  font: 400 16px/1.5 system-ui, sans-serif;
  text-align: center;
}
.failure p {
  margin: 0;
}
.failure a {
  display: inline-grid;
  place-items: center;
  min-block-size: 44px;
  padding-inline: 16px;
  border: 1px solid currentcolor;
  border-radius: 10px;
  color: inherit;
  font-weight: 600;
}
`
