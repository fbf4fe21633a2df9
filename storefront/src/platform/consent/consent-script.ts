/** Name of the cookie with the choice: version, day, random id (only with consent), categories, and 1 once it is recorded. */
const CONSENT_COOKIE = '__Host-consent';

/**
 * The address of a deployment's consent manager (spec shell §6). It sends `consent-decision` with the categories, and opens its
 * settings on `consent-settings`.
 */
const CONSENT_MANAGER = '/consentManager/consent-manager-unified.js';

/**
 * The behaviour of the first layer, as text: it must work before the page's scripts have loaded, and a cached page knows nothing
 * about the visitor. It denies everything first (Google Consent Mode), then applies the stored choice or asks. A consent manager
 * is loaded when it has to ask or to show its settings; if it cannot be loaded, the shop's own settings open. It follows choices
 * of other tabs. A withdrawal reloads the page, because scripts that run cannot be unloaded. It claims no TCF interface. It sees
 * clicks and keys before React, which stops them at the document while a part of the page is not hydrated. The same text on every
 * page, so that the content security policy names one hash.
 */
export const CONSENT_SCRIPT = [
  '(box=>{const w=window,d=document,{version,days,text,manager}=box.dataset,offered=box.dataset.categories.split(" "),',
  'today=Math.floor(Date.now()/864e5),layer=w.dataLayer||=[];function gtag(){layer.push(arguments)}',
  'let saved,day,id,list,done,loaded;',
  `const load=()=>loaded||=new Promise((onload,onerror)=>d.head.append(Object.assign(d.createElement("script"),{src:"${CONSENT_MANAGER}",async:true,onload,onerror}))),`,
  'open=()=>{w.consentSettings=true;dispatchEvent(new Event("consent-dialog"))};',
  'const names=()=>list.split("+").filter(name=>offered.includes(name)),',
  'signal=(how,given)=>{const state=name=>given.includes(name)?"granted":"denied",ads=state("marketing"),own=state("preferences");',
  'gtag("consent",how,{ad_storage:ads,ad_user_data:ads,ad_personalization:ads,analytics_storage:state("analytics"),',
  'functionality_storage:own,personalization_storage:own,security_storage:"granted"})},',
  `read=()=>(d.cookie.match(/(?:^|; )${CONSENT_COOKIE}=([^;]*)/)||[])[1]||"",`,
  'adopt=()=>{let seen;saved=read();[seen,day,id="",list="",done=""]=saved.split(".");return seen===version&&today-day<days},',
  'apply=()=>{const before=w.shopConsent,given=names();box.hidden=true;w.shopConsent=given;signal("update",given);',
  'dispatchEvent(new Event("consent-change"));return before.some(name=>!given.includes(name))},',
  `write=()=>{d.cookie="${CONSENT_COOKIE}="+[version,day,id,list,done].join(".")+"; Path=/; Max-Age="+(days-today+ +day)*86400+"; Secure; SameSite=Lax";saved=read()},`,
  'record=proof=>fetch("/api/commerce/recordConsent",{method:"POST",keepalive:true,',
  'headers:{"content-type":"application/json","x-locale":d.documentElement.lang},',
  'body:JSON.stringify({id:proof||crypto.randomUUID(),categories:names(),version:+version,text})})',
  '.then(answer=>{if(answer.ok){done=1;write()}},()=>{}),',
  'decide=given=>{const proof=id||crypto.randomUUID();list=offered.filter(name=>given.includes(name)).join("+");',
  'id=list&&proof;day=today;done="";write();const reloads=apply();record(proof).then(()=>reloads&&location.reload())};',
  'signal("default",[]);w.shopConsent=[];',
  'if(adopt()){apply();if(!done)record(id)}else{id=list="";if(manager)load().catch(()=>{loaded=0});else box.hidden=false}',
  'addEventListener("consent-decision",event=>decide(event.detail));',
  'd.addEventListener("visibilitychange",()=>{if(!d.hidden&&read()!==saved&&adopt()&&apply())location.reload()});',
  'addEventListener("click",({target})=>{const act=target.closest?.("[data-consent]")?.dataset.consent;',
  'if(act==="accept")decide(offered);if(act==="refuse")decide([]);',
  'if(act==="settings")manager?load().then(()=>dispatchEvent(new Event("consent-settings")),()=>{loaded=0;open()}):open()},true);',
  'addEventListener("keydown",({key,target})=>{if(key==="Escape"&&box.contains(target))box.hidden=true},true)',
  '})(document.currentScript.parentElement)',
].join('');
