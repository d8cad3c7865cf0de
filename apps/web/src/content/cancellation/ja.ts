export { default } from '@tomogolf/phrases/policy/ja'
