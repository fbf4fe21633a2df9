/** Returns the value of a cookie of this browser, undecoded, or undefined. Cookies for the server alone are not visible here. */
export function cookieValue(name: string): string | undefined {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}
