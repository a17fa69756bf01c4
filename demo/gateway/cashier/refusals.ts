import { Refusal } from '../refusal.ts'

export function notAvailable(): Refusal {
  return new Refusal({
    tr: 'Bu yöntem şu anda kullanılamıyor',
    en: 'This method is not available now'
  })
}

export function noSuchMethod(): Refusal {
  return new Refusal({ tr: 'Ödeme yöntemi tanımlı değil.', en: 'Payment method not defined.' })
}

export function noAmount(): Refusal {
  return new Refusal({ tr: 'Lütfen bir tutar girin.', en: 'Please enter an amount.' })
}

export function outOfRange(): Refusal {
  return new Refusal({
    tr: 'Girdiğiniz tutar minimum ve maksimum aralığında değil',
    en: 'The amount you entered is not within the minimum and maximum range'
  })
}

export function notOffered(): Refusal {
  return new Refusal({
    tr: 'Bu yöntem yalnızca listedeki tutarları kabul eder',
    en: 'This method takes the amounts of its list alone'
  })
}

export function noAccount(): Refusal {
  return new Refusal({ tr: 'Lütfen bir hesap seçin.', en: 'Please select a account.' })
}

export function wrongAccount(): Refusal {
  return new Refusal({ tr: 'Lütfen geçerli bir hesap seçin.', en: 'Please select a valid account.' })
}

export function identityExpired(): Refusal {
  return new Refusal({
    tr: 'Kimliğinizin geçerlilik tarihi geçmiş veya hatalı',
    en: 'The date until which your identity card is valid is over or wrong'
  })
}
