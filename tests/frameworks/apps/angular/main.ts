import {
  afterNextRender,
  Component,
  computed,
  CUSTOM_ELEMENTS_SCHEMA,
  provideZonelessChangeDetection,
  signal
} from '@angular/core'
import { bootstrapApplication } from '@angular/platform-browser'

import { ready, receive, sectionsOf, start } from './page.ts'

@Component({
  selector: '#app',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    @for (section of sections(); track section.id) {
      <section [id]="section.id">
        @for (item of section.items; track item) {
          @if (item === 'rail') {
            <bnw-game-rail
              [type]="state().type"
              [attr.category]="state().category"
              [limit]="state().limit"
              [ranked]="state().isRanked"
              (bnw-ready)="receive($event)"
              (bnw-state)="receive($event)"
              (bnw-game-launch)="receive($event)"
              >{{ state().child }}</bnw-game-rail
            >
          } @else {
            <p>Text</p>
          }
        }
      </section>
    }
    @if (state().hasMore) {
      <bnw-login (bnw-ready)="receive($event)"></bnw-login>
      <bnw-balance (bnw-ready)="receive($event)"></bnw-balance>
      <bnw-lobby type="slot" (bnw-ready)="receive($event)"></bnw-lobby>
    }
  `
})
class App {
  readonly receive = receive
  readonly state = signal(start)
  readonly sections = computed(() => sectionsOf(this.state()))

  constructor() {
    afterNextRender(() => ready(change => this.state.update(before => ({ ...before, ...change }))))
  }
}

void bootstrapApplication(App, { providers: [provideZonelessChangeDetection()] })
