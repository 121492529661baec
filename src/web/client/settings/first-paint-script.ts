import { locales, pathInLocale } from "#web/i18n/language.ts";

/** Languages whose pages have a prefix. */
const remembered = JSON.stringify(locales.filter((locale) => locale !== "en"));

/** Stored items that pages show only after a press, that this script applies, or that repeat what the server sends. */
const withoutEffect = "/^vieira-(theme|language|walks|recent-choices|(trail-notes|diary) .*)$/";

const homes = JSON.stringify(locales.map((locale) => pathInLocale("/", locale)));

/**
 * Runs before the first paint. Constant text, so that its hash in the content security policy never changes:
 * - marks that scripts run, that nothing stored here changes what pages show (`data-as-served`), and that neither choices
 *   nor plans are stored here (`data-stranger`; with a service worker, there may be plans);
 * - applies stored colours;
 * - applies stored units and clock. Pages are cached for everybody in kilometres, so with other units the content is
 *   hidden until it is rendered in them (`data-waiting`);
 * - moves the focus to the heading of a page that was opened by a link before hydration (`deferred-hydration-script.ts`);
 * - redirects from the home page to today's day while a stored plan runs (`offline/walk-dates.ts`), and from the
 *   site's bare address to the stored language, unless the navigation starts within the site (private pages send no referrer).
 *
 * Private windows may block storage; the device's settings then apply.
 */
export const firstPaintScript = `(function(h){var d=h.dataset,g=function(k){try{return localStorage.getItem("vieira-"+k)}catch(e){}};d.scripted="";try{if(Object.keys(localStorage).every(function(k){return ${withoutEffect}.test(k)})){d.asServed="";if(!localStorage.length&&!(navigator.serviceWorker||d).controller)d.stranger=""}}catch(e){}var t=g("theme");if(t==="light"||t==="dark")d.theme=t;if(g("units")==="imperial")d.units="imperial";if(g("clock")==="12h")d.clock="12h";if(d.units||d.clock)d.waiting="";var l=location,p=l.pathname;var i=document.referrer.indexOf(l.origin+"/")===0;try{var s=sessionStorage,f="vieira-followed";if(s[f]===p){i=true;if(!l.hash)addEventListener("DOMContentLoaded",function(){var e=document.querySelector("h1");e.tabIndex=-1;e.focus({preventScroll:true})})}delete s[f]}catch(e){}if(i)return;if(${homes}.indexOf(p)>=0&&!l.search&&!l.hash&&(g("walks")||"").split(" ").some(function(w){w=w.split("/");var y=w[1]&&new Date().toLocaleDateString("sv",{timeZone:w.slice(2).join("/")||"Europe/Madrid"});return w[0]&&w[0]<=y&&y<=w[1]}))l.replace((p==="/"?"":p)+"/today");else if(p==="/"&&${remembered}.indexOf(g("language"))>=0)l.replace("/"+g("language")+l.search+l.hash)})(document.documentElement)`;
