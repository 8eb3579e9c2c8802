import { chromium } from '@playwright/test';
const O='http://127.0.0.1:4442';
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
const errs=[];
async function ctx(opts={}){const c=await b.newContext({viewport:{width:1280,height:800},...opts});c.on('console',m=>['error','warning'].includes(m.type())&&errs.push(m.text()));c.on('weberror',e=>errs.push(String(e.error())));return c;}
async function login(p,path){await p.goto(`${O}/login?redir=${encodeURIComponent(path)}`);await p.getByLabel('Email or phone').fill('ada@example.com');await p.getByLabel('Password').fill('travel-demo');await p.getByRole('button',{name:'Sign in'}).click();await p.waitForURL(u=>u.pathname+u.search===path);}
const what=process.argv[2]||'all';
// anonymous
{const c=await ctx();const p=await c.newPage();await p.goto(`${O}/scenarios/results/`);await p.waitForTimeout(500);await p.screenshot({path:'/tmp/s1.png'});
await p.locator('travel-header').first().getByRole('link',{name:'Trips'}).click();await p.waitForTimeout(1500);await p.screenshot({path:'/tmp/s2.png'});console.log('url',p.url());await c.close();}
{const c=await ctx();const p=await c.newPage();await login(p,'/scenarios/results/');await p.waitForTimeout(2500);
await p.locator('travel-save-button').nth(1).locator('button').first().click();await p.waitForTimeout(900);await p.screenshot({path:'/tmp/s3.png'});
await p.locator('travel-header').first().getByRole('link',{name:'Trips'}).click();await p.waitForTimeout(1500);await p.screenshot({path:'/tmp/s4.png'});await p.locator('travel-trips-drawer').getByRole('button',{name:/^Remove Casa/}).click();await p.waitForTimeout(900);await p.screenshot({path:'/tmp/s5.png'});
await p.keyboard.press('Escape');await p.waitForTimeout(300);await p.keyboard.press('Escape');await p.waitForTimeout(1600);await p.screenshot({path:'/tmp/s6.png'});
await c.close();}
{const c=await ctx({viewport:{width:390,height:800}});const p=await c.newPage();await login(p,'/scenarios/results/?lang=ar&presentation=dark');await p.waitForTimeout(2000);await p.locator('travel-header').first().locator('[part=trips]').click();await p.waitForTimeout(1500);await p.screenshot({path:'/tmp/s7.png'});await c.close();}
console.log(errs);await b.close();
