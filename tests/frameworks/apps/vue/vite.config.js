import vue from '@vitejs/plugin-vue'

const isCustomElement = tag => tag.startsWith('bnw-')

export default { plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] }
