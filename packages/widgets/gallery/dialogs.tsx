import { useState } from 'react'

import { Button, CodeField, ConfirmDialog, Dialog, Field } from '../src/ui/index.ts'

export function Dialogs() {
  const [open, setOpen] = useState('')
  const [code, setCode] = useState('')
  const close = () => setOpen('')
  return (
    <section className="row">
      <Button onClick={() => setOpen('form')}>Form</Button>
      <Button onClick={() => setOpen('code')}>Kod</Button>
      <Button onClick={() => setOpen('confirm')}>Onay</Button>
      <Dialog
        open={open === 'form'}
        title="Giriş yap"
        closeLabel="Kapat"
        onClose={close}
        footer={<Button kind="primary">Giriş Yap</Button>}
      >
        <Field label="Kullanıcı Adı" />
        <Field label="Şifre" type="password" />
      </Dialog>
      <Dialog open={open === 'code'} title="Doğrulama kodu">
        <p>Kimlik doğrulama uygulamanızda görünen 6 haneli kodu girin.</p>
        <CodeField label="Doğrulama Kodu" value={code} onValue={setCode} />
        <Button kind="primary" wide onClick={close}>
          Onayla
        </Button>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        title="Hesap silinsin mi?"
        kind="destroy"
        confirmLabel="Sil"
        cancelLabel="Vazgeç"
        onCancel={close}
        onConfirm={close}
      >
        <p>Çınaraltı Bank ••0001</p>
      </ConfirmDialog>
    </section>
  )
}
