const errors = {
  'errors.generic': 'Something went wrong. Please try again.',
} as const
export default errors
