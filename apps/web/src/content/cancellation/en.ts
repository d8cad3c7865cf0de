export { default } from '@tomogolf/phrases/policy/en'
