/** The script of a page that renders what an example exports into `#app`, as a user of the framework writes it. */
export function mountOf(framework: string, example: string): string {
  return `const app = document.getElementById('app')\n${MOUNTS[framework]!.replace('EXAMPLE', `'${example}'`)}`
}

const MOUNTS: Record<string, string> = {
  angular: `
    import { provideZonelessChangeDetection } from '@angular/core'
    import { bootstrapApplication } from '@angular/platform-browser'
    import { Example } from EXAMPLE
    app.append(document.createElement('app-example'))
    void bootstrapApplication(Example, { providers: [provideZonelessChangeDetection()] })`,
  lit: `
    import { render } from 'lit'
    import { example } from EXAMPLE
    render(example, app)`,
  preact: `
    import { h, render } from 'preact'
    import { Example } from EXAMPLE
    render(h(Example), app)`,
  react: `
    import { createElement } from 'react'
    import { createRoot } from 'react-dom/client'
    import { Example } from EXAMPLE
    createRoot(app).render(createElement(Example))`,
  solid: `
    import { render } from 'solid-js/web'
    import { Example } from EXAMPLE
    render(Example, app)`,
  svelte: `
    import { mount } from 'svelte'
    import Example from EXAMPLE
    mount(Example, { target: app })`,
  vue: `
    import { createApp } from 'vue'
    import Example from EXAMPLE
    createApp(Example).mount(app)`
}
