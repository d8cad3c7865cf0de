export { default } from '@tomogolf/phrases/policy/ko'
