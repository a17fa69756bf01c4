import { keepSettings } from './script-tag.ts'

const tag = document.currentScript as HTMLScriptElement
keepSettings(tag, tag.src)
