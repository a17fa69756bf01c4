import { useState } from 'react'

import { Button, CodeField, Field, PasswordField } from '../src/ui/index.ts'

/** The login's fields in light DOM, on a page with rules of its own for `input`. */
export function LightForm() {
  const [code, setCode] = useState('482 91')
  return (
    <div className="gallery">
      <form className="card" method="post">
        <h2>Giriş yap</h2>
        <Field label="Kullanıcı Adı" name="username" autoComplete="username" defaultValue="deniz" />
        <PasswordField
          label="Şifre"
          name="password"
          defaultValue="Demo123!"
          message="Kullanıcı adı veya şifre hatalı"
        />
        <CodeField label="Doğrulama Kodu" value={code} onValue={setCode} hint="6 haneli kod" />
        <Button kind="primary" wide type="submit">
          Giriş Yap
        </Button>
      </form>
    </div>
  )
}
