/** The builds of the packages for npm; scripts/pack.js runs them. */
import { join } from 'node:path'

import { defineConfig, type UserConfig } from 'vite'

import { browserConfig, type Flavour } from '../../vite.config.ts'
import { elementFolders } from '../elements.js'
import { root } from '../setup.js'
import { coreFolders, importsOf } from './contents.js'

const CORE = join(root, 'packages', 'core', 'src')
const WIDGETS = join(root, 'packages', 'widgets', 'src')

const modes: Record<string, () => UserConfig> = {
  core: coreConfig,
  react: () => widgetsConfig('react'),
  light: () => widgetsConfig('light')
}

export default defineConfig(({ mode }) => modes[mode]!())

/** `@bnw/core` for npm: each source file is a module, so that a page's bundler takes only what the page uses. */
function coreConfig(): UserConfig {
  const entries = coreFolders().map(folder => [folder, join(CORE, folder, 'index.ts')])
  return packageConfig('react', {
    folder: 'core',
    sources: CORE,
    input: { ...Object.fromEntries(entries), index: join(CORE, 'index.ts') },
    external: importsOf('core')
  })
}

/**
 * `@bnw/widgets` for npm. React, and what keeps state, is imported from the page's own packages. The light flavour has
 * everything inside, so that browsers can load it without a bundler.
 */
function widgetsConfig(flavour: Flavour): UserConfig {
  const elements = elementFolders().map(folder => [folder, join(WIDGETS, folder, 'element.ts')])
  const input = { ...Object.fromEntries(elements), index: join(WIDGETS, 'public.ts') }
  if (flavour === 'react') {
    return packageConfig(flavour, {
      folder: 'widgets',
      sources: WIDGETS,
      input,
      external: importsOf('widgets')
    })
  }
  const config = packageConfig(flavour, { folder: 'widgets/light', sources: WIDGETS, input })
  return { ...config, define: { ...config.define, 'process.env.NODE_ENV': '"production"' } }
}

interface PackageBuild {
  /** Of dist/packages. */
  folder: string
  sources: string
  input: Record<string, string>
  /** Packages that stay imports. Without them, the modules are joined into chunks and minified. */
  external?: string[]
}

function packageConfig(flavour: Flavour, { folder, sources, input, external }: PackageBuild): UserConfig {
  const modules = {
    preserveModules: true,
    preserveModulesRoot: sources,
    // npm leaves out folders called node_modules.
    entryFileNames: ({ name }: { name: string }) =>
      `dist/${name.replace(/^.*node_modules\//, 'vendor/').replace(/\.(css|mjs)$/, '-$1')}.js`
  }
  const chunks = { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' }
  const config = browserConfig(flavour, {
    outDir: join(root, 'dist', 'packages', folder),
    emptyOutDir: false,
    lib: { entry: input, formats: ['es'] },
    minify: !external,
    rolldownOptions: {
      external: external?.map(name => new RegExp(`^${name}(/|$)`)),
      output: external ? modules : chunks
    }
  })
  // A page's bundler moves the modules: an address of theirs says nothing.
  return { ...config, define: { 'import.meta.url': '""' } }
}
