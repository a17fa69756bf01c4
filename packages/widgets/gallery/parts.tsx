import { useState } from 'react'

import * as ui from '../src/ui/index.ts'
import { BellIcon } from '../src/ui/icons/bell.tsx'
import { EyeIcon } from '../src/ui/icons/eye.tsx'
import { GlobeIcon } from '../src/ui/icons/globe.tsx'
import { SearchIcon } from '../src/ui/icons/search.tsx'
import { WalletIcon } from '../src/ui/icons/wallet.tsx'
import { Dialogs } from './dialogs.tsx'
import { Icons } from './icons.tsx'
import { States } from './states.tsx'
import { Tiles } from './tiles.tsx'

export function Parts() {
  return (
    <main className="gallery">
      <Header />
      <Buttons />
      <Filters />
      <Tiles />
      <Fields />
      <States />
      <Dialogs />
      <Icons />
    </main>
  )
}

function Header() {
  return (
    <div className="bar">
      <span className="row">
        <ui.Brand name="Rıhtım" />
      </span>
      <ui.IconButton label="Bildirimler" icon={<BellIcon />} />
      <ui.Menu
        label="Dil"
        trigger={
          <>
            <GlobeIcon /> TR
          </>
        }
        items={[
          { id: 'tr', label: 'Türkçe', checked: true, lang: 'tr' },
          { id: 'en', label: 'English', checked: false, lang: 'en' }
        ]}
        onSelect={() => {}}
      />
      <ui.Avatar name="deniz aksu" />
      <ui.Button kind="money">Para Yatır</ui.Button>
    </div>
  )
}

function Buttons() {
  const [pending, setPending] = useState(false)
  return (
    <section className="row">
      <ui.Button kind="primary">Giriş Yap</ui.Button>
      <ui.Button>Vazgeç</ui.Button>
      <ui.Button kind="text">Şifremi Unuttum</ui.Button>
      <ui.Button kind="money" size="large" icon={<WalletIcon />}>
        Para Yatır
      </ui.Button>
      <ui.Button kind="destroy">Sil</ui.Button>
      <ui.Button size="small">Kopyala</ui.Button>
      <ui.Button kind="primary" unavailable="Bağlantı yok">
        Gönder
      </ui.Button>
      <ui.Button
        kind="primary"
        pending={pending}
        pendingLabel="Gönderiliyor…"
        onClick={() => setPending(true)}
      >
        Kaydet
      </ui.Button>
      <ui.Button kind="primary" pending pendingLabel="Gönderiliyor…">
        Kaydet
      </ui.Button>
      <ui.IconButton label="Bakiyeyi Gizle" icon={<EyeIcon />} />
      <ui.Spinner label="Yükleniyor" />
      <ui.BrandMark />
    </section>
  )
}

const chips = ['Tümü', 'Hızlı Erişim', 'Yeni', 'Popüler', 'Klasik', 'Jackpot', '3D', 'Deniz'].map(label => ({
  id: label,
  label
}))

function Filters() {
  const [chip, setChip] = useState('Tümü')
  const [tab, setTab] = useState<'finance' | 'bets' | 'games'>('finance')
  return (
    <section>
      <h1>Slot oyunları</h1>
      <ui.Field
        type="search"
        label="Oyun Ara"
        labelHidden
        placeholder="Oyun ara: en az 3 harf"
        prefix={<SearchIcon />}
      />
      <ui.Chips label="Kategoriler" as="navigation" chips={chips} selected={chip} onSelect={setChip} />
      <br />
      <ui.Tabs
        label="Geçmiş"
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'finance', label: 'Finans Geçmişi' },
          { id: 'bets', label: 'Bahis Geçmişi' },
          { id: 'games', label: 'Oyun Geçmişi' }
        ]}
      >
        <p>
          38 işlem · <a href="#all">Tümü</a>
        </p>
      </ui.Tabs>
      <ui.Board value="3.412.880,75" label="Boğaz jackpot 3.412.880,75 lira" />
    </section>
  )
}

function Fields() {
  const [code, setCode] = useState('48291')
  return (
    <section className="columns">
      <div className="card">
        <ui.Field label="Tutar" prefix="₺" inputMode="decimal" hint="En az ₺100,00 · En çok ₺50.000,00" />
        <ui.Field label="E-posta" defaultValue="deniz@" message="Geçerli bir e-posta girin" />
        <ui.PasswordField label="Şifre" />
        <ui.CodeField label="Doğrulama Kodu" value={code} onValue={setCode} />
        <ui.Button kind="money" size="large" wide>
          ₺500,00 yatır
        </ui.Button>
      </div>
      <div className="columns">
        <ui.Ticket
          title="999 TRY %50 hoş geldin"
          stub="30 Kasım"
          tone="money"
          action={<ui.Button size="small">Detay</ui.Button>}
        >
          <p>Çevrim 8x · en çok ₺999</p>
        </ui.Ticket>
        <ui.Ticket title="Lodos Haftası" stub="2 g 04 sa">
          <p>₺100.000 · 12 oyun</p>
        </ui.Ticket>
        <ui.Ticket title="Kupon 84-2210" stub="Kazandı" tone="ok">
          <p>₺350,00</p>
        </ui.Ticket>
      </div>
    </section>
  )
}
