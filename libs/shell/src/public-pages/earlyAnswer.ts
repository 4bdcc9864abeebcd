declare global {
  interface Window {
    /** The login that the page of the build has sent before the app was there (`loginStart.js`). */
    callboardLogin?: { email: string; password: string; response: Promise<Response> } | undefined;
  }
}

/** The answer to exactly this login when the page has sent it already; once, and the password is kept no longer. */
export function takeEarlyAnswer(email: string, password: string): Promise<Response> | undefined {
  const early = window.callboardLogin;
  window.callboardLogin = undefined;
  return early?.email === email && early.password === password ? early.response : undefined;
}
