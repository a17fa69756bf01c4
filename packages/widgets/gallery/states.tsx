import * as ui from '../src/ui/index.ts'

export function States() {
  return (
    <section className="columns">
      <ui.Problem
        message="Bir şeyler ters gitti, lütfen daha sonra deneyin."
        retryLabel="Tekrar Dene"
        onRetry={() => {}}
      />
      <ui.StateCard kind="offline" thin title="Bağlantı yok, son bilgiler gösteriliyor" />
      <ui.StateCard
        kind="blocked"
        thin
        title="Bazı sorunlar yaşıyoruz, lütfen daha sonra tekrar deneyin"
        action={<ui.Button size="small">Sayfayı Yenile</ui.Button>}
      />
      <ui.StateCard
        kind="signed-out"
        title="Favorileriniz"
        text="Görmek için giriş yapın."
        action={<ui.Button kind="primary">Giriş Yap</ui.Button>}
      />
      <ui.StateCard kind="maintenance" title="Bakımdayız" text="Biraz sonra yeniden deneyin." />
      <ui.Empty message="Sonuç bulunamadı." action={<ui.Button size="small">Temizle</ui.Button>} />
      <ui.Empty drawing="gull" message="Bildirim yok." />
      <ui.Empty drawing="ticket" message="Kupon yok." />
      <Toasts />
      <div className="loading">
        <ui.LoadingBar />
        <ui.Skeleton shape="row" count={2} />
        <ui.Skeleton shape="text" width="50%" />
      </div>
      <ui.Spinner size={80} label="Lütfen bekleyin" />
    </section>
  )
}

function Toasts() {
  const kinds = { ok: 'Favorilere eklendi', bad: 'Giriş Başarısız', info: 'Oturum süresi doldu' } as const
  return (
    <div className="toasts">
      {(['ok', 'bad', 'info'] as const).map(kind => (
        <div key={kind} className="Toastify__toast">
          <ui.Toast kind={kind}>{kinds[kind]}</ui.Toast>
          <button type="button" className="Toastify__close-button" aria-label="Kapat">
            <svg viewBox="0 0 14 16" aria-hidden="true">
              <path d="M7.71 8.23l3.75 3.75-1.48 1.48-3.75-3.75-3.75 3.75L1 11.98l3.75-3.75L1 4.48 2.48 3l3.75 3.75L9.98 3l1.48 1.48-3.75 3.75z" />
            </svg>
          </button>
        </div>
      ))}
    </div>
  )
}
