export { default } from '@tomogolf/phrases/policy/zh'
