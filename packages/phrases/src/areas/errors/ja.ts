const errors = {
  'errors.generic': 'Something went wrong. Please try again.',
}
export default errors
