import { enums, object, type Infer } from 'superstruct'

import { defineCall } from './call.ts'
import { listOf, rowsOf } from './reply.ts'
import {
  Decimal,
  EndInstant,
  Flag,
  Id,
  Instant,
  Limit,
  Offset,
  SiteType,
  LongText,
  Text,
  Whole
} from './shapes.ts'

/** A banner. `sliderPlace`: `sol` left, `sag` right. */
export const Slide = object({
  ID: Id,
  Title: Text,
  Text: LongText,
  Image: LongText,
  Link: LongText,
  Status: Flag,
  Start_date: Instant,
  End_date: EndInstant,
  sliderPlace: Text
})
export type Slide = Infer<typeof Slide>

const slides = rowsOf({ struct: Slide, id: 'ID' })

export const getIcSlider = defineCall({
  class: 'cmscontroller',
  method: 'getIcSlider',
  access: 'anyone',
  kind: 'read',
  data: object({
    SiteType,
    SliderType: Text,
    sliderPlace: enums(['all', 'sol', 'sag'] as const),
    siteId: Whole
  }),
  reply: slides
})

export const getSlider = defineCall({
  class: 'cmscontroller',
  method: 'getSlider',
  access: 'anyone',
  kind: 'read',
  data: object({ SiteType, siteId: Whole, limit: Limit, offset: Offset }),
  reply: slides
})

/** The facts shown for an offer: reward, turnover, maximum, end date. */
const Facts = listOf(object({ Label: Text, Value: Text }))

export const Promotion = object({
  ID: Id,
  Title: Text,
  Summary: Text,
  Content: LongText,
  Image: LongText,
  Status: Flag,
  Start_date: Instant,
  End_date: EndInstant,
  Facts
})
export type Promotion = Infer<typeof Promotion>

export const getPromotions = defineCall({
  class: 'cmscontroller',
  method: 'getPromotions',
  access: 'anyone',
  kind: 'read',
  data: object({ SiteType }),
  reply: rowsOf({ struct: Promotion, id: 'ID' })
})

export const Popup = object({
  ID: Id,
  Title: Text,
  Text: LongText,
  Image: LongText,
  Link: LongText,
  Active: Flag
})
export type Popup = Infer<typeof Popup>

export const popupInformation = defineCall({
  class: 'cmscontroller',
  method: 'popupInformation',
  access: 'anyone',
  kind: 'read',
  data: object({ siteId: Whole }),
  reply: rowsOf({ struct: Popup, id: 'ID' })
})

export const SpecialDate = object({ ID: Id, Title: Text, Text: LongText, Image: LongText, Status: Flag })
export type SpecialDate = Infer<typeof SpecialDate>

export const getSpecialDateInf = defineCall({
  class: 'cmscontroller',
  method: 'getSpecialDateInf',
  access: 'anyone',
  kind: 'read',
  data: object({ SiteType }),
  reply: rowsOf({ struct: SpecialDate, id: 'ID' })
})

export const InfType = enums([
  'SocialMediaLinks',
  'DomainBilgi',
  'bottomBarInfo',
  'SorumluOyunculuk',
  'SSSinformation',
  'GenelKurallar',
  'GizlilikBilgisi',
  'FinancialsInformation',
  'CasinoKurallari',
  'BahisKurallari',
  'PromoSart',
  'SiteInformation'
] as const)
export type InfType = Infer<typeof InfType>

/** A block of text: HTML, except SocialMediaLinks, which is a JSON string. */
export const getInformation = defineCall({
  class: 'cmscontroller',
  method: 'getInformation',
  access: 'anyone',
  kind: 'read',
  data: object({ InfType }),
  reply: rowsOf({ struct: object({ Text: LongText }) })
})

const Leaders = listOf(object({ Rank: Whole, Player: Text, Points: Decimal, Prize: Text }))

export const Tournament = object({
  ID: Id,
  Title: Text,
  Content: LongText,
  Image: LongText,
  Prize: Text,
  Start_date: Instant,
  End_date: EndInstant,
  Facts,
  Leaders
})
export type Tournament = Infer<typeof Tournament>

export const getTournaments = defineCall({
  class: 'cmscontroller',
  method: 'getTournaments',
  access: 'anyone',
  kind: 'read',
  data: object({ SiteType, limit: Limit, offset: Offset }),
  reply: rowsOf({ struct: Tournament, id: 'ID' })
})
