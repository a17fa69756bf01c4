import { msg } from '@lit/localize'

/** Beside the other words of the frame, since each element with a button loads these. */
export const buttonWords = {
  unseen: () =>
    msg('Güvenliğiniz için bu düğme, tamamı yarım saniye görünür kalınca açılır.', { id: 'frame.unseen' })
}
