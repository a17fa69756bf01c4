import type { Words } from './words.ts'

export const tr: Words = {
  playMoney: 'Sanal para',
  demoMoney: 'Deneme',
  leave: 'Oyundan çık',
  spin: 'Çevir',
  spinning: 'Dönüyor',
  retry: 'Tekrar Dene',
  paused: 'Duraklatıldı',
  stake: 'Bahis',
  balance: 'Bakiye',
  elapsed: 'Süre',
  net: 'Net',
  rules: 'Kurallar',
  verify: 'Doğrula',
  soundOff: 'Ses kapalı',
  soundOn: 'Ses açık',
  close: 'Kapat',
  deposit: 'Para Yatır',
  loading: 'Hazırlanıyor',
  ready: 'Bahsi seçin ve çevirin.',
  symbols: { capa: 'Çapa', marti: 'Martı', simit: 'Simit', fener: 'Fener', dalga: 'Dalga', bilet: 'Bilet' },
  reels: 'Makaralar',
  line: symbols => symbols.join(' · '),
  nothing: 'Bu elde dönüş yok.',
  returned: amount => `${amount} döndü.`,
  lastRound: 'Son el:',
  waiting: 'Sonuç bekleniyor…',
  notEnough: 'Bakiye bu bahis için yetmiyor.',
  demoEmpty: 'Deneme bakiyesi bu bahis için yetmiyor. Oyunu yeniden açınca tazelenir.',
  offline: 'Bağlantı yok. Tekrar denendiğinde aynı el sürer, para iki kez çekilmez.',
  failed: 'Bir şeyler ters gitti. Tekrar denendiğinde aynı el sürer, para iki kez çekilmez.',
  roundOpen: 'Bu oyunda bir el sürüyor. Bitince yeniden deneyin.',
  ended: {
    title: 'Bu oyun kapandı',
    text: 'Oturum bitti ya da oyun çok uzun süre açık kaldı. Oyunu lobiden yeniden açabilirsiniz.'
  },
  later: {
    title: 'Bu oyun daha sonra geliyor',
    text: 'Henüz oynanamıyor. Bakiyenizden hiçbir şey alınmadı.'
  },
  payTable: {
    title: 'Kurallar ve ödemeler',
    symbol: 'Resim',
    three: 'Üçü aynı',
    two: 'İlk ikisi aynı',
    example: amount => `Ödemeler bahsin katıdır; parantez içinde ${amount} bahisle dönen tutar yazar.`,
    rules: [
      'Üç makara ve tek çizgi vardır: ortadaki sıra. Her makarada 20 durak bulunur.',
      'Soldan ilk iki resim ya da üçü birden aynı olduğunda ödeme yapılır; yalnız büyük olan ödenir.',
      'Sonucu sunucu belirler, sayfa gösterir. Yarıda kalan bir el aynı sonuçla sürer.',
      'Boşluk ya da Enter çevirir, ok tuşları bahsi değiştirir.'
    ],
    exact:
      'Bütün 8.000 sonuç birlikte 7.627 bahis öder: geri dönüş tam olarak %95,34 (7627/8000). Her beş elden ortalama biri öder. Uzun sürede oyun her zaman sizden kazanır.'
  },
  fairness: {
    title: 'Doğrula',
    how: 'Her el, sunucu tohumu, oyuncu tohumu ve el numarasının SHA-256 özetinden çıkar. Sunucu tohumunun mührü önceden görünür; tohum değiştirilince kendisi açıklanır ve bu tarayıcı bütün elleri yeniden hesaplar.',
    seal: 'Mühür (sunucu tohumunun SHA-256 özeti)',
    playerSeed: 'Oyuncu tohumu',
    number: 'Sıradaki el',
    playerSeedHint: '1–64 harf, rakam, - ya da _',
    change: 'Tohumu değiştir ve eskisini aç',
    changed: 'Tohum değişti, eskisi açıklandı.',
    revealed: 'Açıklanan son tohum',
    serverSeed: 'Sunucu tohumu',
    sealRight: 'Mühür bu tohuma uyuyor.',
    sealWrong: 'Mühür bu tohuma uymuyor.',
    none: 'Henüz açıklanan tohum yok.',
    noRounds: 'Bu tohumla el oynanmadı.',
    round: 'El',
    result: 'Sonuç',
    returned: 'Dönen',
    check: 'Denetim',
    right: 'Doğru',
    wrong: 'Farklı'
  }
}
