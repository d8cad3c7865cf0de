/** The default destination after a login. */
export const HOME = '/games'

// separate apps and documents: the router has no routes for them
const OTHER_APPS = /^\/(?:towkay|admin|api)(?:[/?#]|$)/

/** Whether a URL of this site needs a full page load. */
export const isOtherApp = (path: string): boolean => OTHER_APPS.test(path)
